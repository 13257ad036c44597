/// Why the system has refused something.
package struct SystemReason: Error, Hashable, Sendable {
    package let number: Int32

    /// The system's own words.
    package let text: String

    package init(number: Int32, text: String) {
        self.number = number
        self.text = text
    }
}

/// What could not be done with a file or a folder, and why.
package struct FileError: Error, Hashable, Sendable {
    package enum Deed: String, Sendable {
        case look = "be looked at"
        case read = "be read"
        case write = "be written"
        case move = "be replaced"
        case remove = "be removed"
        case makeFolder = "be made"
        case lock = "be locked"
    }

    package let path: String
    package let deed: Deed
    package let reason: SystemReason

    package init(path: String, deed: Deed, reason: SystemReason) {
        self.path = path
        self.deed = deed
        self.reason = reason
    }
}

extension FileError: CustomStringConvertible {
    package var description: String { "'\(path)' cannot \(deed.rawValue): \(reason.text)." }
}
