import WaylineRouting

/// Writes the outlines of flows, each once.
@MainActor
struct OutlineWriter {
    private var names: [ObjectIdentifier: String] = [:]
    private var used: Set<String> = []

    /// The coordinators that have a name and no outline yet, in the order of their names.
    private var open: [any Coordinator.Type] = []
    private var outlines: [String: FlowOutline] = [:]

    mutating func outline<Owner: Coordinator>(
        of owner: Owner.Type, _ plan: FlowPlan
    ) -> FlowOutline {
        let name = name(of: owner)
        open = []
        let first = outlineAlone(of: owner, name, plan)
        outlines[name] = first
        while !open.isEmpty {
            let next = open.removeFirst()
            write(next)
        }
        return first.beside(outlines)
    }

    private mutating func write<Owner: Coordinator>(_ owner: Owner.Type) {
        let name = name(of: owner)
        outlines[name] = outlineAlone(of: owner, name, Owner.flow.plan)
    }

    private mutating func outlineAlone<Owner: Coordinator>(
        of owner: Owner.Type, _ name: String, _ plan: FlowPlan
    ) -> FlowOutline {
        var hasTabs = false
        if case .tabs = plan.shape { hasTabs = true }
        return FlowOutline(
            coordinator: name, output: Self.output(of: owner), hasTabs: hasTabs,
            first: plan.shape.destinations.map(\.route),
            screens: plan.screenRoutes.compactMap { plan.screens[$0]?.outline },
            children: plan.childRoutes.compactMap { route in
                plan.children[route].flatMap { outline(of: $0) }
            },
            file: "\(plan.file)", line: Int(plan.line))
    }

    private mutating func outline(of child: ChildPlan) -> FlowOutline.Child? {
        let declaration = child.declaration
        guard let coordinator = declaration.type as? any Coordinator.Type else { return nil }
        return FlowOutline.Child(
            route: child.route, coordinator: name(of: coordinator), input: declaration.inputName,
            output: Self.output(of: coordinator),
            guards: FlowOutline.Guards(child.entryGuards, child.conditions, []),
            file: "\(declaration.file)", line: Int(declaration.line))
    }

    /// The name of the type, which no other type in the outline has.
    private mutating func name(of type: any Coordinator.Type) -> String {
        if let name = names[ObjectIdentifier(type)] { return name }
        var (name, number) = ("\(type)", 1)
        while !used.insert(name).inserted {
            number += 1
            name = "\(type) \(number)"
        }
        names[ObjectIdentifier(type)] = name
        open.append(type)
        return name
    }

    private static func output<Owner: Coordinator>(of owner: Owner.Type) -> String? {
        Owner.Output.self == NoOutput.self ? nil : "\(Owner.Output.self)"
    }
}

extension ScreenPlan {
    fileprivate var outline: FlowOutline.Screen {
        FlowOutline.Screen(
            route: route, screen: "\(declaration.type)", input: declaration.inputName,
            router: router.routeNames.isEmpty ? nil : router.outline,
            guards: FlowOutline.Guards(entryGuards, conditions, exitGuards),
            file: "\(declaration.file)", line: Int(declaration.line))
    }
}

extension Declaration {
    fileprivate var inputName: String? { input == NoInput.self ? nil : "\(input)" }
}

extension FlowOutline.Guards {
    fileprivate init(_ entries: [EntryGuard], _ conditions: [Condition], _ exits: [ExitGuard]) {
        self.init(
            entries: entries.count - conditions.count, conditions: conditions.count,
            exits: exits.map { exit in
                Departure.allCases.filter { exit.departures.contains($0) }
            })
    }
}
