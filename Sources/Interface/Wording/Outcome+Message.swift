public import Binding
public import Coordination
public import WaylineRouting

extension Outcome {
    /// The sentence that a front end shows to the user: the reason that a guard or a router gives,
    /// or one for the kind of error; nil if there is nothing to say.
    public func message(in wording: Wording) -> String? {
        if let reason { return reason }
        return switch self {
        case .committed, .stayed, .superseded: nil
        case .refused(let error): error.message(in: wording)
        }
    }
}

extension RoutingError {
    /// The sentence that a front end shows to the user; nil if there is nothing to say. The
    /// `description` is for the developer.
    public func message(in wording: Wording) -> String? {
        switch self {
        case .guarded(_, let reason): reason.isEmpty ? nil : reason
        case .calledOff, .cancelled, .unusableKey: nil
        case .unreadableLink, .unmatchedLink, .noLinks: wording[.linkLeadsNowhere]
        case .lastScreen, .notInStack, .noWayBack, .nothingToDismiss: wording[.nowhereBack]
        case .unknownRoute, .unknownTab, .invalidParameters, .couldNotMake:
            wording[.cannotBeShown]
        case .rootCannotFinish, .emptyStack, .tooManyFlows, .redirectLoop, .runaway,
            .unknownAnswer:
            wording[.notPossible]
        }
    }
}

extension NavigationEvent {
    /// The sentence of the outcome, or the reason for which a screen has left whose condition no
    /// longer holds.
    fileprivate func message(in wording: Wording) -> String? {
        guard cause == .code, case .committed = outcome else { return outcome.message(in: wording) }
        guard case .refuse(let reason)? = guards.first?.verdict, !reason.isEmpty else { return nil }
        return reason
    }
}

extension Navigator {
    /// Calls `observer` with each sentence that the user must read, until the tokens end: the
    /// reasons for which a request was not carried out or a screen has left, the errors of
    /// impossible decisions, and what an `App` could not keep. Such a last notice comes at once.
    ///
    /// It asks for the wording each time, since the language can change. Passes a message of
    /// `say(_:)` to `brief`; if that is nil, passes its text to `observer`.
    public func bindMessages(
        in wording: @escaping @MainActor () -> Wording,
        brief: (@MainActor (SaidMessage) -> Void)? = nil,
        _ observer: @escaping @MainActor (String) -> Void
    ) -> [AnyCancellable] {
        [
            events.bind { event in
                if let message = event.message(in: wording()) { observer(message) }
            },
            faults.bind { error in
                if let message = error.message(in: wording()) { observer(message) }
            },
            messages.bind { message in
                if let brief { brief(message) } else { observer(message.text) }
            },
            notice.bind { notice in
                if let notice { observer(notice) }
            },
        ]
    }
}
