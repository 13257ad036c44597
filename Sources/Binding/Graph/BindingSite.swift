/// The place in the source that made a binding.
public struct BindingSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file, such as `Screens/LoginScreen.swift`.
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

/// The compact form of a binding site that each observer stores: twelve bytes, converted to text
/// when it is read.
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

    /// A site that `object` provides when it is asked. The object must outlive the observer.
    @usableFromInline
    package init(of object: some Sited & AnyObject) {
        origin = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        line = .max
    }

    /// The object that provides the site, if there is one.
    var owner: UnsafeRawPointer? { line == .max ? origin : nil }

    @usableFromInline package var site: BindingSite? {
        guard let origin else { return nil }
        guard line == .max else {
            let file = String(cString: origin.assumingMemoryBound(to: UInt8.self))
            return BindingSite(file: file, line: Int(line))
        }
        let object = Unmanaged<AnyObject>.fromOpaque(origin).takeUnretainedValue()
        return (object as? any Sited)?.site ?? BindingSite(file: "\(type(of: object))", line: 0)
    }
}

/// An object that knows the place where it was made, or the place where its subscriber was.
@usableFromInline
package protocol Sited {
    var site: BindingSite? { get }
}
