extension Navigator {
    /// What the user sees now.
    public var scene: Scene {
        let screens = state.shownFlows.compactMap { self.screens[$0.stack.top.id]?.screen }
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
