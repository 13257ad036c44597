extension Navigator {
    /// Has routers and guards decide on what the user wants.
    @discardableResult
    public func send(_ intent: UserIntent) -> Attempt {
        switch intent {
        case .perform(let route, let parameters):
            submit(Errand(.topRoute(route, parameters), cause: .user))
        case .back: submit(Errand(.back, cause: .user))
        case .dismiss: submit(Errand(.plain(.dismiss), cause: .user))
        case .select(let tab): submit(Errand(.plain(.select(tab)), cause: .user))
        case .answer(let title): submit(Errand(.answer(title), cause: .user))
        case .open(let link): open(link)
        case .undo: travel(.on(by: -1))
        case .redo: travel(.on(by: 1))
        }
    }

    /// Goes to a state of the history, through the guards. What has left is made anew.
    @discardableResult
    public func travel(to index: Int) -> Attempt {
        travel(.to(index))
    }

    private func travel(_ step: Step) -> Attempt {
        submit(Errand(.travel(step), cause: .undo))
    }
}
