extension Navigator {
    /// What the user sees now.
    public var scene: Scene {
        var screens: [any Screen] = []
        var next: FlowState? = state.root
        while let flow = next {
            if let node = self.screens[flow.stack.top.id] { screens.append(node.screen) }
            next = flow.above
        }
        return Scene(state: state, screens: screens, screen: screen)
    }

    /// Shows `frontEnd` where the user is, now and after each change. It is not kept alive. After the
    /// end there is nothing to show.
    public func attach(_ frontEnd: any FrontEnd) {
        if phase == .ended { return }
        frontEnds.append(WeakFrontEnd(frontEnd: frontEnd))
        run { frontEnd.show(scene) }
    }

    func show() {
        guard !frontEnds.isEmpty else { return }
        frontEnds.removeAll { $0.frontEnd == nil }
        let scene = scene
        for frontEnd in frontEnds { frontEnd.frontEnd?.show(scene) }
    }
}

struct WeakFrontEnd {
    weak var frontEnd: (any FrontEnd)?
}
