from bezant.cli import main

main()
