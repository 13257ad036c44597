#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The reason why a call to the system failed.
package struct SystemError: Error, Hashable, Sendable {
    /// The kinds of reasons, for which users get different advice.
    package enum Kind {
        case forbidden
        case full
        case missing
        case other
    }

    let number: Int32

    /// The system's description.
    package let text: String

    init(number: Int32, text: String) {
        self.number = number
        self.text = text
    }

    init(number: Int32) {
        self.init(number: number, text: String(cString: strerror(number)))
    }

    package var kind: Kind {
        switch number {
        case EACCES, EPERM, EROFS: .forbidden
        case ENOSPC, EDQUOT, EFBIG: .full
        case ENOENT, ENOTDIR: .missing
        case _: .other
        }
    }
}
