#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The little that the module asks of the system's C library, which is imported in this folder
/// and nowhere else in the module.
enum Platform {
    static var secondsSince1970: Int { time(nil) }

    /// Why the last call failed.
    static var lastError: SystemError { SystemError(number: errno) }

    /// So that what a call leaves as its error is its own.
    static func forgetLastError() {
        errno = 0
    }

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func sleep(milliseconds: UInt32) {
        usleep(milliseconds * 1000)
    }

    /// Overwrites what nobody may find, in a way that no compiler takes out.
    static func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
        if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }

    /// Returns whether there is so much more memory, of which nothing is used.
    static func canAllocate(bytes: Int) -> Bool {
        let memory = mmap(
            nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0)
        guard let memory, memory != MAP_FAILED else { return false }
        munmap(memory, bytes)
        return true
    }

    static func text(ofError number: Int32) -> String {
        String(cString: strerror(number))
    }

    static func kind(ofError number: Int32) -> SystemError.Kind {
        switch number {
        case EACCES, EPERM, EROFS: .forbidden
        case ENOSPC, EDQUOT, EFBIG: .full
        case ENOENT, ENOTDIR: .missing
        case _: .other
        }
    }
}
