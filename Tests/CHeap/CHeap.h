#pragma once
#include <stddef.h>

#if defined(__linux__)
#include <malloc.h>
#endif

#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 33)
#define WAYLINE_KNOWS_HEAP 1
#endif
#endif

/* Bytes that malloc has handed out, in all threads; 0 where the C library does not say. */
static inline size_t wayline_heap_in_use(void) {
#if defined(WAYLINE_KNOWS_HEAP)
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}
