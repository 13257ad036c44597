/// Which generated screens are to be brought up to date.
package struct UpdateOptions: Hashable, Sendable {
    /// Empty for all.
    package let names: [String]

    /// The folder of the package; nil for that which the working folder is in.
    package var into: String?
    package var isDryRun = false
    package var showsDiff = false
    package var isJSON = false

    package init(_ names: [String] = []) {
        self.names = names
    }

    init(_ typed: Typed) {
        names = typed.operands
        into = typed.value(.into)
        isDryRun = typed.has(.dryRun)
        showsDiff = typed.has(.diff)
        isJSON = typed.has(.json)
    }
}
