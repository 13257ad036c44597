/// The router and the coordinator.
extension ScreenCode {
    @LinesBuilder var router: Lines {
        """
        import WaylineRouting

        /// Decides where the routes of the screen lead.
        struct \(name)Router: Router {
        """
        routesAndFacts
        """

            func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
                switch route {
        """
        decisions
        """
                }
            }
        }
        """
    }

    @LinesBuilder private var routesAndFacts: Lines {
        if finishes { "    typealias Output = \(value)" }
        if leads.isEmpty {
            "    enum Route: String, CaseIterable { case done }"
        } else {
            "    enum Route: String, CaseIterable {"
            if isForm { "        case done" }
            for route in leads { "        case \(route.declaration)" }
            "    }"
        }
        if finishes {
            "    struct Facts: RouterFacts { var entry: \(value)? }"
        } else if isChecked {
            "    struct Facts: RouterFacts { var canFinish = false }"
        }
        if gives { "    struct Facts: RouterFacts { var \(given): \(value)? }" }
    }

    @LinesBuilder private var decisions: Lines {
        if finishes {
            "        case .done: facts.entry.map(finish) ?? .stay"
        } else if isChecked {
            "        case .done: facts.canFinish ? .pop : .stay"
        } else if isForm {
            "        case .done: .pop"
        }
        for route in leads {
            if route.hasInput {
                """
                        case .\(route.member):
                            facts.\(given).map { .push(.\(route.member), \(route.input)) } ?? .stay
                """
            } else {
                "        case .\(route.member): .push(.\(route.member))"
            }
        }
    }

    @LinesBuilder var coordinator: Lines {
        "import Wayline"
        ""
        if hasRow {
            """
            extension Listed {
                /// The row of the menu that starts the flow.
                static var \(member): Listed {
                    ChildFlow(.\(member)) { _ in \(name)Coordinator() }
                        .titled("\(title)")
                }
            }

            """
        }
        """
        /// Owns the flow, which begins with the screen.
        final class \(name)Coordinator: Coordinator {
        """
        if isForm {
            "    typealias Output = \(value)"
            ""
        }
        if hasInput {
            """
                private static let first = Destination<NoInput, NoOutput>(
                    Destination.\(member).name)
            """
            ""
        }
        flow
        if isOwned { ownedValues }
        "}"
    }

    @LinesBuilder private var flow: Lines {
        let first = hasInput ? "first" : ".\(member)"
        "    static let flow = Flow<\(name)Coordinator>(\(first)) {"
        if isOwned {
            "        FlowScreen(\(first)) { owner in"
            if isEmpty {
                "            \(name)Screen(owner.input)"
            } else {
                let owned = arguments(input: "owner.input", service: "owner.\(serviceMember)")
                "            \(name)Screen(viewModel: \(name)ViewModel(\(owned)))"
            }
            "        }"
        } else {
            "        FlowScreen(.\(member)) { _ in \(name)Screen() }"
        }
        for route in leads { "        \(route.lead.declaration)" }
        "    }"
    }

    @LinesBuilder private var ownedValues: Lines {
        ""
        if hasInput { "    private let input: \(input)" }
        if hasService { "    private let \(serviceMember): any \(service)Service" }
        ""
        initializer(serviceLabel: serviceMember)
        if hasInput { "        self.input = input" }
        if hasService { "        self.\(serviceMember) = \(serviceMember)" }
        "    }"
    }
}
