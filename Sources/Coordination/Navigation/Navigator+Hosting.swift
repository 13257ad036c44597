package import Binding
import WaylineRouting

/// The things that the host of an app needs.
extension Navigator {
    /// Publishes each draft that cannot be saved, once as long as that lasts.
    package var omittedDrafts: Signal<OmittedPart> { processor.tree.drafts.omissions }

    /// Makes the links that wait for another change belong to the user who logs out.
    package func claimLinks() {
        processor.tree.changeWaiting { $0.claimLinks() }
    }

    /// Gives up what waits for another change, a guard or an answer: the next user must not reach
    /// the places of the one before. A link that no user has claimed goes on.
    package func forgetPending() {
        processor.forgetPending()
    }
}
