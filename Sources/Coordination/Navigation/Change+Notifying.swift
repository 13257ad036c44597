import WaylineRouting

/// The notifications of a change that is made.
extension Change {
    /// Stops the screens and coordinators that leave. None of them can ask for anything any more when
    /// the first is stopped.
    func leave() {
        for node in left { node.disconnect() }
        for flow in ended where flow.screen == nil { flow.node.disconnect() }
        for node in left { node.stop() }
        for flow in ended where flow.screen == nil { flow.node.coordinator.stop() }
    }

    /// Starts the coordinators and screens that enter. All of them can ask for something when the first
    /// is started.
    func enter(_ handler: any RequestHandler) {
        for node in begun { node.connect(to: handler) }
        for node in entered { node.connect(to: handler) }
        for node in begun { node.coordinator.start() }
        for node in entered { node.start() }
    }

    /// Pauses the screen that was on top, if it is still there under another.
    func pauseTop() {
        guard let oldTop, oldTop !== tree.topScreen, !left.contains(where: { $0 === oldTop })
        else { return }
        oldTop.pause()
    }

    /// Pauses the screens that have entered under others, and resumes the one that is on top again.
    func resumeTop() {
        let top = tree.topScreen
        var hasEntered = top === oldTop
        for node in entered {
            if node === top { hasEntered = true } else { node.pause() }
        }
        if !hasEntered { top.resume() }
    }

    /// Passes each result to the screen that has asked, if it is still there, and to the parent of its
    /// flow. Returns what the parents ask for in answer.
    func passOnResults() -> [NavigationRequest] {
        var answers: [NavigationRequest] = []
        for (flow, handle) in zip(ended, results) {
            guard let parent = flow.parent else { continue }
            let transition = handle(parent.coordinator) { screens(askingFor: flow) }
            if case .stay = transition { continue }
            answers.append(NavigationRequest(.followUp(transition, flow: parent.id), cause: .code))
        }
        return answers
    }

    /// Returns the screen that asked for a flow, if it is still there, and those that it is composed of.
    private func screens(askingFor flow: EndedFlow) -> [any Screen] {
        guard let entry = flow.asker, let asker = tree.screens[entry],
            !left.contains(where: { $0 === asker })
        else { return [] }
        return asker.parts
    }

    /// Expects all that has left to be released soon.
    func watchForLeaks(_ leakWatch: LeakWatch) {
        for node in left {
            for screen in node.parts {
                for object in [screen] + screen.companions {
                    leakWatch.watch(
                        object, of: node.entry.route, in: node.flow.route, node.plan.declaration)
                }
            }
        }
        for flow in ended where flow.screen == nil {
            let node = flow.node
            guard let declaration = node.declaration else { continue }
            leakWatch.watch(
                node.coordinator, of: node.route, in: node.route, declaration.declaration)
        }
    }
}
