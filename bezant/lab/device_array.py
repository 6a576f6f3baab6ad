"""An array on a GPU that other libraries take as it is: by the CUDA array interface or DLPack, without a copy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from bezant.kernel.state import Array

CPU, CUDA = 1, 2  # kinds of devices in DLPack
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    pass


_Release = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("release", _Release)]

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)

_LENT: dict[int, tuple[Any, ...]] = {}  # by address: what must live as long as somebody holds the tensor


def _give_back(managed: Any) -> None:
    _LENT.pop(ctypes.addressof(managed.contents), None)


_release = _Release(_give_back)


def capsule(owner: Any, address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int]) -> Any:
    """A DLPack capsule of rows that lie one behind the other; the owner lives as long as somebody holds it."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor = _Tensor(address, *device, len(shape), KINDS[dtype.kind], dtype.itemsize * 8, 1, sizes, None, 0)
    managed.release = _release
    _LENT[ctypes.addressof(managed)] = (managed, sizes, owner)
    return _new_capsule(ctypes.addressof(managed), NAME, None)


class DeviceArray:
    """An array of Numba's on a GPU. `torch.from_dlpack`, `jax.numpy.from_dlpack` and `cupy.asarray` share its memory."""

    def __init__(self, array: Any, synchronize: Callable[[], None], device: int) -> None:
        self.array = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype
        self._synchronize, self._device = synchronize, device

    def __repr__(self) -> str:
        return f"<{self.dtype} array of {' x '.join(map(str, self.shape))} on a GPU>"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self._device

    def __dlpack__(self, **_: Any) -> Any:
        """What is under way is waited for: the taker may use a stream of its own."""
        self._synchronize()
        address = self.array.__cuda_array_interface__["data"][0]
        return capsule(self.array, address, self.shape, self.dtype, self.__dlpack_device__())

    def copy_to_host(self) -> Array:
        """A copy in the memory of the processor."""
        copied: Array = self.array.copy_to_host()
        return copied
