"""Rules on a CPU: how Numba is led to compile a game once. With `compile.py` and `device.py` the only file that knows Numba.

Left alone, Numba makes machine code of every rule for itself, each time with all the rules it calls, and for every width of its
arguments; most of that is thrown away. Here a rule is a *part*: its types are inferred and its code is written down, no more.
What Python calls, an *entry*, gathers the parts it reaches, each once, and is optimised as one program in which all else is
private. What many entries need is *shared*: machine code of its own, made once, which entries call."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from llvmlite import binding as llvm
from numba.core import config, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.dispatcher import _FunctionCompiler
from numba.core.environment import lookup_environment
from numba.core.funcdesc import default_mangler
from numba.core.registry import CPUDispatcher

from bezant.kernel.compile import kept_in, tell_of_compiling

F = TypeVar("F", bound=Callable[..., Any])

ENVIRONMENT = "_ZN08NumbaEnv"  # how the names of Numba's environments begin
TOLD: dict[str, Any] = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}
_PARTS: dict[tuple[str, str], Part] = {}  # by module and name


def entry(function: F, **options: Any) -> F:
    """A function that Python calls."""
    return cast(F, Entry(cast(Any, part(function, **options))))


def part(function: F, **options: Any) -> F:
    """A function that entries and other parts call."""
    return cast(F, Part(function, TOLD | options, _PartPipeline, _PartCache))


def shared(function: F, **options: Any) -> F:
    """A part that stays machine code of its own."""
    return cast(F, Part(function, TOLD | options, _SharedPipeline, _SharedCache))


# --- functions -----------------------------------------------------------------------------------------------------------------


def widened(kind: Any) -> Any:
    """The type that an argument is given: every whole number has 64 bits, so that a rule has one form for all its callers."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


class Part(CPUDispatcher):
    """What Numba keeps of a part. Where Python does call it, as tests do, it is made an entry besides."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any], pipeline: type, cache: type) -> None:
        super().__init__(function, {}, options, pipeline)
        self._compiler = _PartCompiler(function, self.targetdescr, options, {}, pipeline)
        self._cache = cache(function)
        self.folder = Path(config.CACHE_DIR)
        self.mark = _digest("/".join(self.folder.parts[-2:]))  # of the sources
        self._entry: Entry | None = None
        _PARTS[function.__module__, function.__qualname__] = self

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Of a call from another function, whose arguments are converted as they are handed over."""
        return super().get_call_template(tuple(map(widened, args)), {key: widened(kws[key]) for key in kws})

    def add_overload(self, made: CompileResult) -> None:
        """Kept for callers that are compiled alone: Python finds no machine code, and asks below."""
        self.overloads[tuple(made.signature.args)] = made

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        if self._entry is None:
            self._entry = Entry(self)
        return self._entry


class Entry(CPUDispatcher):
    """What Numba keeps of an entry. Compiled callers have it as a part."""

    def __init__(self, part: Part) -> None:
        options = {key: value for key, value in part.targetoptions.items() if key != "forceinline"}
        super().__init__(part.py_func, {}, options | {"no_cfunc_wrapper": True}, _EntryPipeline)
        self._compiler = _EntryCompiler(part.py_func, self.targetdescr, self.targetoptions, {}, _EntryPipeline)
        self._part = part
        with kept_in(part.folder / "entry"):
            self.enable_caching()

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self._part.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self._part.get_overload(sig)


class _EntryCompiler(_FunctionCompiler):
    def _compile_core(self, args: Any, return_type: Any) -> CompileResult:
        tell_of_compiling(self.py_func.__module__)
        return super()._compile_core(args, return_type)


class _PartCompiler(_FunctionCompiler):
    """Numba knows a compiled function by the address of its machine code; a part is known by its library."""

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags

    def _compile_core(self, args: Any, return_type: Any) -> CompileResult:
        made = super()._compile_core(args, return_type)
        made.library.call = Call(self.py_func.__module__, self.py_func.__qualname__, tuple(args))
        made.library.finalize()
        made.target_context.insert_user_function(made.library, made.fndesc, [made.library])
        return made._replace(entry_point=made.library)


@dataclass(frozen=True)
class Call:
    """A part as it is called with arguments of these types."""

    module: str
    name: str
    args: tuple[Any, ...]

    def __call__(self) -> CPUCodeLibrary:
        """Its library, from the cache or compiled."""
        found = _PARTS[self.module, self.name]
        found.compile(self.args)
        return found.overloads[self.args].library


# --- code ----------------------------------------------------------------------------------------------------------------------


class Library(JITCodeLibrary):
    """The code of a function. What is shared is not linked in, but must be there before its machine code is loaded
    (`_reload_init` of Numba)."""

    def add_linking_library(self, library: CPUCodeLibrary) -> None:
        super().add_linking_library(library)
        self._reload_init |= {library.call} if isinstance(library, SharedLibrary) else library._reload_init


class PartLibrary(Library):
    """The code of a part alone. It is optimised in each entry."""

    call: Call

    def finalize(self) -> None:
        parts = [library for library in self._linking_libraries if isinstance(library, PartLibrary | SharedLibrary)]
        for library in self._linking_libraries:
            if library not in parts:
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._linking_libraries = parts
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


class EntryLibrary(Library):
    """The code of an entry with all it reaches, and its machine code."""

    def finalize(self) -> None:
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        for code in reached(self):
            self._final_module.link_in(code, preserve=True)
        self._linking_libraries = []
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in own:
                function.linkage = "internal"
        super().finalize()
        for value in self._final_module.global_variables:
            if value.name.startswith(ENVIRONMENT) and (known := lookup_environment(value.name)) is not None:
                self.codegen.set_env(value.name, known)

    def _optimize_final_module(self) -> None:
        """Once: Numba does it twice, for the sake of counted references, which rules do not have."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class SharedLibrary(EntryLibrary):
    """The machine code of a shared part."""

    call: Call


def reached(library: Library) -> Iterator[Any]:
    """The code of all that a function calls, each once; what is shared stays outside."""
    seen, ahead = {library}, list(library._linking_libraries)
    while ahead:
        found = ahead.pop()
        if found in seen or isinstance(found, SharedLibrary):
            continue
        seen.add(found)
        if isinstance(found, PartLibrary):
            ahead += found._linking_libraries
            yield found._final_module
        else:
            yield found._get_module_for_linking()


class _Pipeline(Compiler):
    """Numba's way from source to code, into a library of ours."""

    library_class: type[Library]

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        own = self.library_class(target.codegen(), self.library_class.__name__)
        own.enable_object_caching()
        super().__init__(typing, target, own, *rest)


class _EntryPipeline(_Pipeline):
    library_class = EntryLibrary


class _PartPipeline(_Pipeline):
    """Parts from the cache find one another by their names, which Numba makes of numbers that are others in each process. Here
    sources and types make them."""

    library_class: type[Library] = PartLibrary

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.state.targetctx.mangler = _mangled  # of a copy that is made for each function

    def _compile_bytecode(self) -> Any:
        identity = self.state.func_id
        identity.unique_id = _PARTS[identity.func.__module__, identity.func.__qualname__].mark
        return super()._compile_bytecode()


class _SharedPipeline(_PartPipeline):
    library_class = SharedLibrary


def _mangled(name: str, kinds: tuple[Any, ...], *, abi_tags: tuple[str, ...] = (), uid: Any = None) -> str:
    return str(default_mangler(name, (), abi_tags=(*abi_tags, _digest(str(kinds))), uid=uid))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# --- the cache -----------------------------------------------------------------------------------------------------------------


class _PartCacheImpl(CompileResultCacheImpl):
    """A part is kept as its own code and its calls."""

    def reduce(self, made: CompileResult) -> Any:
        library: PartLibrary = made.library
        calls = tuple(dict.fromkeys(called.call for called in library._linking_libraries))
        return library._final_module.as_bitcode(), library.call, calls, *_described(made)

    def rebuild(self, target: Any, kept: Any) -> CompileResult:
        code, call, calls, *described = kept
        library = PartLibrary(target.codegen(), PartLibrary.__name__)
        library._final_module, library.call = llvm.parse_bitcode(code), call
        for called in calls:
            library.add_linking_library(called())
        library.finalize()
        return _result(target, library, *described)


class _SharedCacheImpl(CompileResultCacheImpl):
    """A shared part is kept as its machine code, and what must be there before."""

    def reduce(self, made: CompileResult) -> Any:
        library: SharedLibrary = made.library
        _, _, code = library.serialize_using_object_code()
        environments = tuple(made._find_referenced_environments())
        return code, library.call, tuple(library._reload_init), environments, *_described(made)

    def rebuild(self, target: Any, kept: Any) -> CompileResult:
        (machine_code, code), call, needed, environments, *described = kept
        library = SharedLibrary(target.codegen(), SharedLibrary.__name__)
        library.call, library._shared_module = call, llvm.parse_bitcode(code)
        for other in needed:
            other()
        library._reload_init.update(needed)
        library.enable_object_caching()
        library._set_compiled_object(machine_code)
        library._finalize_final_module()
        library.codegen._engine._load_defined_symbols(library._shared_module)
        for environment in environments:
            library.codegen.set_env(environment.env_name, environment)
        return _result(target, library, *described)


def _described(made: CompileResult) -> tuple[Any, ...]:
    made.fndesc.typemap = made.fndesc.calltypes = None  # not needed any more, and cannot be kept
    return made.fndesc, made.environment, made.signature


def _result(target: Any, library: Library, described: Any, environment: Any, signature: Any) -> CompileResult:
    fields = dict.fromkeys(CompileResult._fields)
    fields |= {"typing_context": target.typing_context, "target_context": target, "library": library}
    fields |= {"fndesc": described, "environment": environment, "signature": signature, "entry_point": library}
    return CompileResult(**fields | {"objectmode": False, "lifted": (), "reload_init": (), "referenced_envs": ()})


class _PartCache(FunctionCache):
    _impl_class = _PartCacheImpl


class _SharedCache(FunctionCache):
    _impl_class = _SharedCacheImpl
