#pragma once
#include <crypt.h>
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* The reason why the last call failed. */
static inline const char *wayline_crypt_failure(void) {
    return strerror(errno);
}

/* Overwrites secret bytes. No compiler removes this. */
static inline void wayline_wipe(void *bytes, size_t count) {
    explicit_bzero(bytes, count);
}

/* Whether this much more memory is available. */
static inline bool wayline_can_allocate(size_t count) {
    void *volatile memory = malloc(count);
    free(memory);
    return memory != NULL;
}
