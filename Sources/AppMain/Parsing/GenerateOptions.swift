/// Which screens are to be generated, and how.
package struct GenerateOptions: Hashable, Sendable {
    /// What the files are made of.
    package enum Style: Hashable, Sendable {
        case builtIn(BindingStyle)
        case own(String)
    }

    package let names: [String]
    package var route: String?
    package var children: [String] = []
    package var hasCoordinator = false
    package var style = Style.builtIn(.closures)

    /// The folder of the package; nil for that which the working folder is in.
    package var into: String?
    package var isDryRun = false
    package var showsDiff = false
    package var isJSON = false
    package var isForced = false

    package init(_ names: [String]) {
        self.names = names
    }

    init(_ typed: Typed) throws(CommandError) {
        names = typed.operands
        route = typed.value(.route)
        if route != nil, names.count > 1 { throw .oneRouteForMany(names) }
        children = typed.all(.child)
        hasCoordinator = typed.has(.coordinator)
        if let own = typed.value(.template) {
            style = .own(own)
        } else {
            style = .builtIn(typed.value(.binding).flatMap(BindingStyle.init) ?? .closures)
        }
        into = typed.value(.into)
        isDryRun = typed.has(.dryRun)
        showsDiff = typed.has(.diff)
        isJSON = typed.has(.json)
        isForced = typed.has(.force)
    }
}
