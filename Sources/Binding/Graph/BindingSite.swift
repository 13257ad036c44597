/// The place in the source that made a binding.
public struct BindingSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file, as in `Screens/LoginScreen.swift`.
    public let file: String

    /// The line, counted from one.
    public let line: Int

    public var description: String {
        "\(file):\(line)"
    }
}

/// A binding site as every observer carries it: twelve bytes, made into words when asked.
@usableFromInline
struct PackedSite {
    private let file: UnsafePointer<UInt8>?
    private let line: UInt32

    @usableFromInline
    init(_ file: StaticString, _ line: UInt) {
        self.file = file.hasPointerRepresentation ? file.utf8Start : nil
        self.line = UInt32(truncatingIfNeeded: line)
    }

    var site: BindingSite {
        BindingSite(file: file.map { String(cString: $0) } ?? "?", line: Int(line))
    }
}
