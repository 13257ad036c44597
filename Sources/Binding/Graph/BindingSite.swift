/// The place in the source that made a binding.
public struct BindingSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file, as in `Screens/LoginScreen.swift`.
    public let file: String

    /// The line, counted from one.
    public let line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String {
        "\(file):\(line)"
    }
}

/// A binding site as each observer carries it: twelve bytes, converted to text when it is read.
@usableFromInline
package struct PackedSite {
    /// The file's name, or an object that knows its site.
    private let origin: UnsafeRawPointer?
    private let line: UInt32

    @usableFromInline
    package init(_ file: StaticString, _ line: UInt) {
        origin = file.hasPointerRepresentation ? UnsafeRawPointer(file.utf8Start) : nil
        self.line = UInt32(truncatingIfNeeded: line)
    }

    /// A site that is not known.
    @usableFromInline
    package init() {
        origin = nil
        line = 0
    }

    /// The site that `object` knows when it is asked. The object must outlive the observer.
    @usableFromInline
    package init(of object: some Sited & AnyObject) {
        origin = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        line = .max
    }

    /// The object, where the site is one's.
    var owner: UnsafeRawPointer? { line == .max ? origin : nil }

    package var site: BindingSite? {
        guard let origin else { return nil }
        guard line == .max else {
            let file = String(cString: origin.assumingMemoryBound(to: UInt8.self))
            return BindingSite(file: file, line: Int(line))
        }
        let object = Unmanaged<AnyObject>.fromOpaque(origin).takeUnretainedValue()
        return (object as? any Sited)?.site ?? BindingSite(file: "\(type(of: object))", line: 0)
    }
}

/// An object that knows where it was made, or whose subscriber does.
@usableFromInline
package protocol Sited {
    var site: BindingSite? { get }
}
