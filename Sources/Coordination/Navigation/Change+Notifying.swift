import WaylineRouting

/// The notifications of a change that is made.
extension Change {
    /// Stops the screens and coordinators that leave. None of them can ask for anything any more when
    /// the first is stopped.
    func leave() {
        for node in left { node.disconnect() }
        for node in ended { node.disconnect() }
        for node in left { node.stop() }
        for node in ended { node.coordinator.stop() }
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
        for result in results {
            let parent = result.flow.parent
            let asker = result.flow.asker.flatMap { tree.screens[$0] }
            let isThere = asker.map { asker in !left.contains { $0 === asker } } ?? false
            let askers = isThere ? asker?.parts ?? [] : []
            let transition = result.handler(parent.coordinator, askers)
            if case .stay = transition { continue }
            answers.append(NavigationRequest(.followUp(transition, flow: parent.id), cause: .code))
        }
        return answers
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
        for node in ended {
            guard let declaration = node.declaration else { continue }
            leakWatch.watch(
                node.coordinator, of: node.route, in: node.route, declaration.declaration)
        }
    }
}
