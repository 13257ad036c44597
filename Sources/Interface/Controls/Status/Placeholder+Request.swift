public import Binding
import Coordination

extension ViewScreen {
    /// Shows in `placeholder` that the contents are loading, empty or not available, as `request`
    /// says. Calls `load` now, and each time that the user presses the placeholder's button.
    ///
    /// ```swift
    /// bind(view.missing, viewModel.menu, loading: "The menu is loading.") {
    ///     $0.isEmpty ? "No dish today." : ""
    /// } failure: { error in
    ///     "The kitchen does not answer: \(error)."
    /// } load: {
    ///     await $0.viewModel.load()
    /// }
    /// ```
    ///
    /// Contents that are there stay while they are loaded again; after a failure, the placeholder
    /// shows that they are loading. If `empty` returns a text for a value, that text is shown.
    /// A failure for which `isFinal` returns true has no button: another try would fail as well.
    public func bind<Value, Failure>(
        _ placeholder: Placeholder, _ request: RequestSource<Value, Failure>, loading: String,
        empty: @escaping (Value) -> String = { _ in "" }, failure: @escaping (Failure) -> String,
        isFinal: @escaping (Failure) -> Bool = { _ in false },
        load: @escaping @MainActor (Self) async -> Void
    ) {
        let shown = request.state.scan(startingWith: placeholder.state) { shown, state in
            switch state {
            case .idle: nil
            case .running: .next(shown, loading, isEmpty: request.value.value == nil)
            case .failed(let error): .failed(failure(error), canRetry: !isFinal(error))
            case .done(let value): empty(value).isEmpty ? nil : .empty(empty(value))
            }
        }
        keep(shown.bind(\.state, on: placeholder))
        placeholder.retry.onTap(self) { [weak placeholder] screen in
            placeholder?.noteRetry()
            await load(screen)
        }
        begin(load)
    }
}

extension Placeholder.State? {
    /// The state while the contents are loading, after the state that is shown.
    fileprivate static func next(_ shown: Self, _ loading: String, isEmpty: Bool) -> Self {
        switch shown {
        case .empty, .loading: shown
        case .failed: .loading(loading)
        case nil: isEmpty ? .loading(loading) : nil
        }
    }
}
