import WaylineRouting

/// A link that opens after a waiting place has come back. That place was left without `onLeave`, so
/// its screens are asked when the link leaves them.
@MainActor
final class Follower {
    let request: NavigationRequest

    /// The numbers of the entries and flows that had to leave when the link came.
    private let brought: [Int]

    /// Called with the outcome of the place.
    let follow: @MainActor (Outcome) -> Void

    init(
        _ request: NavigationRequest, until brought: [Int],
        follow: @escaping @MainActor (Outcome) -> Void
    ) {
        (self.request, self.brought) = (request, brought)
        self.follow = follow
    }

    /// Returns the value to save.
    func waiting(_ tree: NavigationTree) -> WaitingNavigation? {
        request.waiting(until: brought, tree)
    }
}

extension GuardChecks {
    /// Lets a link wait until `place` has its outcome. It supersedes an older link.
    func wait(
        _ link: NavigationRequest, behind place: PendingOutcome, until brought: [Int]
    ) -> NavigationAttempt {
        place.follower.take()?.follow(.superseded)
        let pending = link.makePending(pendingTasks)
        place.follower = Follower(link, until: brought) { [weak self] outcome in
            self?.follow(link, until: brought, after: outcome)
        }
        pending.onCancel = { [weak self, weak place, weak pending] in
            guard let self, let link = place?.follower?.request, link.pending === pending
            else { return }
            place?.follower = nil
            _ = recorder.settle(link, .refused(.cancelled), tree)
        }
        return NavigationAttempt(pending)
    }

    /// Opens a link after its place. If the place is given up before the login, the link waits
    /// instead. If the place is superseded, so is the link.
    private func follow(
        _ link: NavigationRequest, until brought: [Int], after outcome: Outcome
    ) {
        if case .superseded = outcome { return _ = recorder.settle(link, outcome, tree) }
        let rest = brought.filter(tree.contains)
        if let first = link.waitedFor.last, !rest.isEmpty {
            _ = wait(link, after: first, until: rest)
        } else {
            link.pending?.onCancel = nil
            onAnswer(link)
        }
    }
}
