#pragma once
#include <malloc.h>
#include <stddef.h>

/* Bytes that malloc has handed out, in all threads; 0 where the C library does not say. */
static inline size_t wayline_heap_in_use(void) {
#if defined(__GLIBC__)
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}
