package import WaylineCommandLine
import WaylineRouting

/// The options of `generate screen`.
package struct GenerateOptions: Hashable, Sendable {
    /// The source of the files.
    package enum Style: Hashable, Sendable {
        case builtIn(BindingStyle)
        case own(String)

        /// The name of the template.
        var name: String {
            switch self {
            case .builtIn(let style): style.rawValue
            case .own(let name): name
            }
        }
    }

    package let names: [String]
    package var route: String?
    package var children: [String] = []
    package var hasCoordinator = false
    package var hasProtocol = false
    package var target: String?
    package var style = Style.builtIn(.closures)
    package var plan = PlanOptions()

    package init(_ names: [String]) {
        self.names = names
    }

    package init(_ arguments: Arguments) {
        names = arguments.operands
        route = arguments.value(.route)
        children = arguments.all(.child)
        hasCoordinator = arguments.has(.coordinator)
        hasProtocol = arguments.has(.viewModelProtocol)
        target = arguments.value(.target)
        if let own = arguments.value(.template) {
            style = .own(own)
        } else {
            style = .builtIn(arguments.value(.binding).flatMap(BindingStyle.init) ?? .closures)
        }
        plan = PlanOptions(arguments)
    }

    @MainActor
    func run(_ output: Output) -> ExitStatus {
        let report = PlanReport(command: "generate", options: plan, canForce: true)
        return plan.carryOut(report, output) { package throws(GeneratorError) in
            var generation = try Generation(package, isForced: plan.isForced)
            return try generation.plan(
                ScreenRequest.all(
                    names, route: route, children: children, hasCoordinator: hasCoordinator,
                    hasProtocol: hasProtocol, template: style.name, target: target)
            ).naming(names + children)
        }
    }
}
