/// Which package is to be made, and where.
package struct NewPackageOptions: Hashable, Sendable {
    package let name: String

    /// The folder that its own is made in; nil for the working folder.
    package var folder: String?

    /// The folder of Wayline, or its address; nil where that is not said.
    package var wayline: String?

    package init(_ name: String) {
        self.name = name
    }

    init(_ typed: Typed) {
        name = typed.operands.first ?? ""
        folder = typed.value(.at)
        wayline = typed.value(.wayline)
    }
}
