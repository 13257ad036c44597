/// What has left and should be gone.
@MainActor
struct LeakWatch {
    private struct Suspect {
        weak var object: AnyObject?
        let route: RouteID
        let flow: RouteID
        let declaration: Declaration
        var isReported = false
    }

    private var suspects: [Suspect] = []

    /// Whether a look has been arranged for.
    var isDue = false

    var isEmpty: Bool { suspects.isEmpty }

    mutating func add(_ change: Change) {
        for node in change.left { add(node) }
        for node in change.ended { add(node) }
    }

    private mutating func add(_ node: ScreenNode) {
        for screen in [node.screen] + node.members {
            for object in [screen] + screen.companions { add(object, node) }
        }
    }

    private mutating func add(_ node: FlowNode) {
        guard let declaration = node.declaration else { return }
        suspects.append(
            Suspect(
                object: node.coordinator, route: declaration.route, flow: declaration.route,
                declaration: declaration.declaration))
    }

    /// Who is still alive, and who of these has not been named before.
    mutating func look() -> (all: [Leak], new: [Leak]) {
        suspects.removeAll { $0.object == nil }
        var (all, new): ([Leak], [Leak]) = ([], [])
        for index in suspects.indices {
            guard let leak = leak(suspects[index]) else { continue }
            all.append(leak)
            if !suspects[index].isReported { new.append(leak) }
            suspects[index].isReported = true
        }
        return (all, new)
    }

    private mutating func add(_ object: AnyObject, _ node: ScreenNode) {
        suspects.append(
            Suspect(
                object: object, route: node.entry.route, flow: node.flow.route,
                declaration: node.plan.declaration))
    }

    private func leak(_ suspect: Suspect) -> Leak? {
        suspect.object.map {
            Leak(
                route: suspect.route, flow: suspect.flow, type: "\(type(of: $0))",
                declaration: "\(suspect.declaration)")
        }
    }
}
