extension Navigator {
    /// Has routers and guards decide on what the user wants.
    @discardableResult
    public func send(_ intent: UserIntent) -> Attempt {
        switch intent {
        case .perform(let route, let parameters):
            submit(Errand(.topRoute(route, parameters), cause: .user))
        case .back:
            submit(Errand(.plain(top.hasAlert ? .dismiss : .pop), cause: .user))
        case .dismiss: submit(Errand(.plain(.dismiss), cause: .user))
        case .select(let tab): submit(Errand(.plain(.select(tab)), cause: .user))
        case .answer(let title): submit(Errand(.answer(title), cause: .user))
        case .open(let link): open(link)
        case .undo: travel(to: history.index - 1)
        case .redo: travel(to: history.index + 1)
        }
    }

    /// Goes to a state of the history, through the guards. What has left is made anew.
    @discardableResult
    public func travel(to index: Int) -> Attempt {
        submit(Errand(.travel(index), cause: .undo))
    }
}
