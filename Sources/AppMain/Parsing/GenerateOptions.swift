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
    package var plan = PlanOptions()

    package init(_ names: [String]) {
        self.names = names
    }

    init(_ typed: Typed) {
        names = typed.operands
        route = typed.value(.route)
        children = typed.all(.child)
        hasCoordinator = typed.has(.coordinator)
        if let own = typed.value(.template) {
            style = .own(own)
        } else {
            style = .builtIn(typed.value(.binding).flatMap(BindingStyle.init) ?? .closures)
        }
        plan = PlanOptions(typed)
    }
}
