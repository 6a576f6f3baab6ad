/** Keeps a scrolling box at the end of the list in it, whatever grows or shrinks, until the reader scrolls up. */
export function followEnd(box: HTMLElement): () => void {
  let atEnd = true;
  let last = 0;
  const watch = new ResizeObserver(() => {
    if (atEnd) box.scrollTop = box.scrollHeight;
  });
  function scrolled() {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 4) atEnd = true;
    else if (box.scrollTop < last) atEnd = false;
    last = box.scrollTop;
  }
  watch.observe(box);
  watch.observe(box.firstElementChild!);
  box.addEventListener('scroll', scrolled);
  return () => {
    watch.disconnect();
    box.removeEventListener('scroll', scrolled);
  };
}
