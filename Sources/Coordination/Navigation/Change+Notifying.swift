import WaylineRouting

/// The notifications of a change that is made.
extension Change {
    /// Stops the screens and coordinators that leave. None of them can ask for anything any more when
    /// the first is stopped.
    func leave() {
        for node in left { node.disconnect() }
        for node in ended { node.coordinator.way.end() }
        for node in left { node.stop() }
        for node in ended { node.coordinator.stop() }
    }

    /// Starts the coordinators and screens that enter. All of them can ask for something when the first
    /// is started.
    func enter(_ navigator: any RequestHandler) {
        for node in begun { node.coordinator.way.lead(to: navigator) }
        for node in entered { node.connect(to: navigator) }
        for node in begun { node.coordinator.start() }
        for node in entered { node.start() }
    }

    /// Passes each result to the parent of its flow. Returns what the parents ask for in answer.
    func passOnResults() -> [NavigationRequest] {
        var answers: [NavigationRequest] = []
        for result in results {
            let transition = result.handler(result.parent.coordinator)
            if case .stay = transition { continue }
            answers.append(
                NavigationRequest(.followUp(transition, flow: result.parent.id), cause: .code))
        }
        return answers
    }

    /// Expects all that has left to be released soon.
    func watchForLeaks(_ leakWatch: LeakWatch) {
        for node in left {
            for screen in [node.screen] + node.members {
                for object in [screen] + screen.companions {
                    leakWatch.watch(
                        object, of: node.entry.route, in: node.flow.route, node.plan.declaration)
                }
            }
        }
        for node in ended {
            guard let declaration = node.declaration else { continue }
            leakWatch.watch(
                node.coordinator, of: node.route, in: node.route, declaration.declaration)
        }
    }
}
