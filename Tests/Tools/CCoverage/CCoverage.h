#pragma once
#include <stdbool.h>
#include <unistd.h>

/* Weak, since only a build with '-profile-generate' is linked with them. */
extern void __llvm_profile_reset_counters(void) __attribute__((weak));
extern int __llvm_profile_write_file(void) __attribute__((weak));

/* Counts from here on. Returns false if the program was built without counters. */
static inline bool wayline_count_from_here(void) {
    if (!__llvm_profile_reset_counters) return false;
    __llvm_profile_reset_counters();
    return true;
}

/* Writes the counters and exits. A normal exit would write them again, with what runs until then. */
static inline void wayline_write_counters_and_exit(void) {
    _exit(__llvm_profile_write_file());
}
