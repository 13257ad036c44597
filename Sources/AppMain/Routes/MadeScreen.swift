package import Wayline

/// A screen of the list, with its controls and its router. It is made only to ask its router: it is
/// never shown.
@MainActor
package struct MadeScreen: AskedRouter {
    package let screen: String
    private let navigator: Navigator

    /// The screen that `transition` leads to in the flow of `root`.
    package init(
        _ name: RouteName, by transition: Transition, in root: some Coordinator
    ) throws(RoutingError) {
        screen = name.rawValue
        navigator = try Navigator(root)
        if case .refused(let error)? = navigator.go(transition).outcome { throw error }
    }

    /// The names of the controls that can be set.
    package var keys: [SettingKey] { settings.map(\.key) }

    package var routes: [ListedRoute] {
        let router: any Router = navigator.screen.router
        return Self.routes(of: router)
    }

    package func decide(
        _ route: RouteName, _ parameters: RouteParameters, stated: [String: String]
    ) throws(RoutingError) -> Transition {
        let asked = navigator.screen
        for (key, set) in settings {
            if let text = stated[key.name] { set(text) }
        }
        return try asked.router.route(to: route, parameters)
    }

    private static func routes<Asked: Router>(of router: Asked) -> [ListedRoute] {
        Asked.Route.allCases.map { ListedRoute(id: RouteName($0), parameters: []) }
    }

    private var settings: [(key: SettingKey, set: (String) -> Void)] {
        Page(of: navigator).controls.compactMap { control in
            switch control.kind {
            case .textField(let field): (SettingKey(field.label, .text), field.type)
            case .toggle(let toggle):
                (
                    SettingKey(toggle.label, .choice(["true", "false"])),
                    { if toggle.isOn != ($0 == "true") { toggle.toggle() } }
                )
            case .choice(let choice):
                (
                    SettingKey(choice.label, .choice(choice.titles)),
                    { title in choice.titles.firstIndex(of: title).map(choice.select) }
                )
            case .label, .button, .list, .spinner, .progressBar, .table, .picture, .section,
                .container:
                nil
            }
        }
    }
}
