public import WaylineRouting

/// Presenting a screen or a flow, and awaiting its result.
extension BindingOwner {
    /// Presents a screen or a flow, and returns its result, or nil if it was cancelled.
    ///
    /// ```swift
    /// guard let colour = await present(.colour) else { return }
    /// ```
    ///
    /// Returns nil if the user cancels, if a guard refuses the destination, if this screen is not
    /// on top, or if this screen or coordinator leaves. A coordinator presents in the flow that the
    /// user is in.
    ///
    /// Only this call gets the result: `onResult` and `returns(to:)` do not run. After a restart,
    /// the call no longer exists, so they run. If another call already awaits the same destination
    /// with the same input, both get the same result.
    public func present<Output: Codable & Sendable>(
        _ destination: Destination<NoInput, Output>
    ) async -> Output? {
        await result(of: destination.name, .present(destination))
    }

    /// Presents a screen or a flow with its input, and returns its result: see ``present(_:)``.
    public func present<Input, Output: Codable & Sendable>(
        _ destination: Destination<Input, Output>, _ input: Input
    ) async -> Output? {
        await result(of: destination.name, .present(destination, input))
    }

    /// Starts a child flow, and returns its result: see ``present(_:)``.
    public func start<Output: Codable & Sendable>(
        _ destination: Destination<NoInput, Output>
    ) async -> Output? {
        await result(of: destination.name, .start(destination))
    }

    /// Starts a child flow with its input, and returns its result: see ``present(_:)``.
    public func start<Input, Output: Codable & Sendable>(
        _ destination: Destination<Input, Output>, _ input: Input
    ) async -> Output? {
        await result(of: destination.name, .start(destination, input))
    }

    private func result<Output: Codable & Sendable>(
        of route: RouteName, _ transition: Transition
    ) async -> Output? {
        let handler = Connection.existing(of: self)?.handler ?? RunningGuards.current?.handler
        return await handler?.result(of: transition, route, for: self)
    }
}
