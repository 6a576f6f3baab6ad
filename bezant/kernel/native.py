"""Rules on a CPU: how Numba is led to compile a game once. With `compile.py` and `device.py` the only file that knows Numba.

Left alone, Numba makes machine code of every rule for itself, each time with all the rules it calls, and once more for every
width of its arguments; all but a few are then thrown away. Here a rule is a *part*: its types are inferred and its code is
written down, no more. What Python calls is an *entry*: it gathers the parts that it reaches, each once, and is optimised as one
program. Only entries are kept in the cache, and nothing that is loaded calls into anything else.

Rules make no arrays, so nothing counts references to them, which takes longer than most rules do."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, TypeVar, cast

from llvmlite import binding as llvm
from numba.core import config, types
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.dispatcher import _FunctionCompiler
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher

from bezant.kernel.compile import game_of, keep_true, kept_in

F = TypeVar("F", bound=Callable[..., Any])

ENVIRONMENT = "_ZN08NumbaEnv"  # how the names of Numba's environments begin
TOLD: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None, "_nrt": False}


def part(function: F, **options: Any) -> F:
    """A function that entries and other parts call."""
    return cast(F, Part(function, TOLD | options))


def entry(function: F, **options: Any) -> F:
    """A function that Python calls."""
    return cast(F, Entry(function, TOLD | options))


def piece(function: F, **options: Any) -> F:
    """A function that is copied into its callers before types are inferred."""
    return cast(F, CPUDispatcher(function, {}, TOLD | options))


# --- functions -----------------------------------------------------------------------------------------------------------------


def widened(kind: Any) -> Any:
    """The type that an argument is given: every whole number has 64 bits, so that a rule has one form for all its callers."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


class Part(CPUDispatcher):
    """What Numba keeps of a part. Where Python does call it, as tests do, it is made an entry besides."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, {}, options, _PartPipeline)
        self._compiler = _PartCompiler(function, self.targetdescr, options, {}, _PartPipeline)
        self._folder = Path(config.CACHE_DIR)
        self._entry: Entry | None = None

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Of a call from another function, whose arguments are converted as they are handed over."""
        return super().get_call_template(tuple(map(widened, args)), {key: widened(kws[key]) for key in kws})

    def add_overload(self, made: CompileResult) -> None:
        """Kept for compiled callers alone: Python finds no machine code, and asks below."""
        self.overloads[tuple(made.signature.args)] = made

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        if self._entry is None:
            with kept_in(self._folder):
                self._entry = Entry(self.py_func, self.targetoptions)
        return self._entry


class Entry(CPUDispatcher):
    """What Numba keeps of an entry."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        options = options | {"no_cfunc_wrapper": True}
        super().__init__(function, {}, options, _EntryPipeline)
        self._compiler = _EntryCompiler(function, self.targetdescr, options, {}, _EntryPipeline)
        self.enable_caching()
        keep_true(self._cache, function)


class _EntryCompiler(_FunctionCompiler):
    def _compile_core(self, args: Any, return_type: Any) -> CompileResult:
        with WAITING.told(game_of(self.py_func.__module__)):
            return super()._compile_core(args, return_type)


class _PartCompiler(_FunctionCompiler):
    """Numba knows a compiled function by the address of its machine code; a part is known by its library."""

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags

    def _compile_core(self, args: Any, return_type: Any) -> CompileResult:
        made = super()._compile_core(args, return_type)
        WAITING.count()
        if self.targetoptions.get("fastmath"):  # its loops are faster alone than in the middle of a long function
            made.library.get_function(made.fndesc.llvm_func_name).add_function_attribute("noinline")
        made.library.finalize()
        made.target_context.insert_user_function(made.library, made.fndesc, [made.library])
        return made._replace(entry_point=made.library)


class Waiting:
    """Tells whoever waits at a terminal or a notebook how far compiling has come, on a line that is gone when it is done."""

    def __init__(self) -> None:
        self._entries = self._parts = 0  # those in work, one inside another; those written down since
        self._words = ""
        self._shown = 0  # characters of the line

    @contextmanager
    def told(self, game: str | None) -> Iterator[None]:
        """While an entry of a game is compiled."""
        if not self._entries:
            self._parts, self._words = 0, f"bezant: compiling {game or 'the kernel'}, the first time only"
            self._say(self._words)
        self._entries += 1
        try:
            yield
        finally:
            self._entries -= 1
            if not self._entries:
                self._say("")

    def count(self) -> None:
        """Another part is written down; nobody waits for one that a function of someone else calls."""
        self._parts += 1
        if self._entries:
            self._say(f"{self._words}: {self._parts} rules")

    def _say(self, line: str) -> None:
        """Over the last line: notebooks know no other way to clear one."""
        is_notebook = type(sys.stderr).__module__.startswith("ipykernel.")
        if parent_process() is None and (is_notebook or sys.stderr.isatty()):
            sys.stderr.write(f"\r{' ' * self._shown}\r{line}")
            sys.stderr.flush()
            self._shown = len(line)


WAITING = Waiting()


# --- code ----------------------------------------------------------------------------------------------------------------------


class PartLibrary(JITCodeLibrary):
    """The code of a part alone, tidied; so it is copied where that pays. It is optimised in each entry."""

    def finalize(self) -> None:
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=self._codegen._opt_level, cost="cheap"
        )
        passes.run(self._final_module, builder)
        self._finalize_dynamic_globals()
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """For functions that are compiled by Numba's own ways: with all it calls."""
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            for code in reached(self):
                self._shared_module.link_in(code, preserve=True)
            for function in self._shared_module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
        return self._shared_module


class EntryLibrary(JITCodeLibrary):
    """The code of an entry with all it reaches, and its machine code."""

    def finalize(self) -> None:
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        for code in reached(self):
            self._final_module.link_in(code, preserve=True)
        self._linking_libraries = []
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in own:
                function.linkage = "private"  # the name of an internal one may be taken for that of another entry
        super().finalize()
        for value in self._final_module.global_variables:
            if value.name.startswith(ENVIRONMENT) and (known := lookup_environment(value.name)) is not None:
                self.codegen.set_env(value.name, known)


def reached(library: CPUCodeLibrary) -> Iterator[Any]:
    """The code of all that a function calls, each once. That of Numba's own functions comes last: LLVM drops what nobody has
    asked for yet."""
    seen, ahead = {library: None}, list(library._linking_libraries)
    while ahead:
        found = ahead.pop()
        if found not in seen:
            seen[found] = None  # in the order of calls, which a set would not keep, and some names are alike
            ahead += found._linking_libraries if isinstance(found, PartLibrary) else ()
    del seen[library]
    by_name = sorted(seen, key=lambda each: str(each.name))  # so that each process makes the same code
    yield from (each._final_module for each in by_name if isinstance(each, PartLibrary))
    yield from (each._get_module_for_linking() for each in by_name if not isinstance(each, PartLibrary))


class _Pipeline(Compiler):
    """Numba's way from source to code, into a library of ours."""

    library_class: type[JITCodeLibrary]

    def _compile_bytecode(self) -> Any:
        self.state.library = self.library_class(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super()._compile_bytecode()


class _PartPipeline(_Pipeline):
    library_class = PartLibrary


class _EntryPipeline(_Pipeline):
    library_class = EntryLibrary
