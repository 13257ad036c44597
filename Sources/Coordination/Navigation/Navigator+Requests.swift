/// The requests that are under way.
extension Navigator {
    /// True while an async guard is being asked, except one that awaits a result from the user.
    package var isAskingGuards: Bool { processor.isAskingGuards }

    /// True during a run if other requests wait for their turn.
    package var hasRequests: Bool { processor.hasRequests }
}
