extension NavigationState {
    /// This state as what comes after `other`: no number is given twice.
    func following(_ other: NavigationState) -> NavigationState {
        var state = self
        state.revision = max(revision, other.revision) + 1
        state.nextID = max(nextID, other.nextID)
        return state
    }
}
