/// Where a plan is made, what becomes of it, and how it is told.
package struct PlanOptions: Hashable, Sendable {
    /// The folder of the package; nil for that which the working folder is in.
    package var into: String?
    package var isDryRun = false
    package var showsDiff = false
    package var isJSON = false

    /// Whether what somebody has edited is given up.
    package var isForced = false

    package init() {}

    init(_ typed: Typed) {
        into = typed.value(.into)
        isDryRun = typed.has(.dryRun)
        showsDiff = typed.has(.diff)
        isJSON = typed.has(.json)
        isForced = typed.has(.force)
    }
}
