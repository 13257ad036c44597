/// Which generated screens are to be removed.
package struct DestroyOptions: Hashable, Sendable {
    package let names: [String]

    /// The folder of the package; nil for that which the working folder is in.
    package var into: String?
    package var isDryRun = false
    package var showsDiff = false
    package var isJSON = false
    package var isForced = false

    package init(_ names: [String]) {
        self.names = names
    }

    init(_ typed: Typed) {
        names = typed.operands
        into = typed.value(.into)
        isDryRun = typed.has(.dryRun)
        showsDiff = typed.has(.diff)
        isJSON = typed.has(.json)
        isForced = typed.has(.force)
    }
}
