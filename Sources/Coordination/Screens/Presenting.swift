public import WaylineRouting

/// Presenting a screen or a flow, and awaiting its result.
extension BindingOwner {
    /// Presents a screen or a flow, and returns its result, or nil if it was cancelled.
    ///
    /// ```swift
    /// guard let colour = await present(.colour) else { return }
    /// ```
    ///
    /// The result is also nil if a guard refuses it, if this screen is not on top, or if this
    /// screen or coordinator leaves. The awaiting code alone gets the result: a declared `onResult`
    /// or `returns(to:)` does not. After a restart, when this code is gone, they do. If others
    /// await the same destination already, nothing is presented again, and all get the one result.
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
        let handler = Connection.existing(of: self)?.handler
        return await handler?.result(of: transition, route, for: self)
    }
}
