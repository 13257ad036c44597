import WaylineRouting

/// The state as others see it and as it is saved, with the changes that wait.
extension RequestProcessor {
    /// The navigation state, with what is pending.
    var state: NavigationState {
        let pending = guards.pending
        if pending.isEmpty { return tree.state }
        var state = tree.state
        state.pending = pending
        return state
    }

    /// The part of the state that the user sees.
    var scene: Scene {
        let screens = tree.state.shownFlows.compactMap { tree.screens[$0.stack.top.id]?.screen }
        return Scene(
            state: state, screens: screens, screen: tree.topScreen.screen, question: tree.question)
    }

    /// The state and the drafts of the screens, also of those that come back.
    var saved: SavedNavigation {
        get throws(SnapshotError) {
            do throws(RouteEncodingError) {
                let drafts = guards.pendingDrafts.merging(try tree.drafts) { _, shown in shown }
                return SavedNavigation(state, drafts)
            } catch {
                throw .unencodable(error)
            }
        }
    }

    /// Goes on with what was pending in a saved state, now that this is restored.
    func revive(_ restoration: Restoration) {
        for pending in restoration.takePending() {
            let request = NavigationRequest(pending, restoration, at: tree.state.revision)
            let brought = pending.waitsFor.filter(tree.contains)
            if let first = pending.first.last, !brought.isEmpty {
                _ = guards.wait(request, after: first, until: brought)
            } else {
                queue.append(request)
            }
        }
    }
}
