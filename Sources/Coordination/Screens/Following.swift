public import Binding

/// Asynchronous sequences whose elements a screen or a coordinator handles.
extension BindingOwner {
    /// Does `work` for each element of `sequence`, one after another, until this object leaves:
    /// `follow(feed.prices) { $0.viewModel.price.value = $1 }`.
    ///
    /// It begins at once. When this object leaves, or when the task is cancelled, the iteration and
    /// the work are cancelled. A test's driver waits for the work, and for elements that are on
    /// their way, but not for the next element.
    @discardableResult
    public func follow<Source: AsyncSequence>(
        _ sequence: Source, _ work: @escaping @MainActor (Self, Source.Element) async -> Void
    ) -> Task<Void, Never> where Source.Failure == Never {
        follow(sequence, work) { _, _ in }
    }

    /// Does `work` for each element of `sequence`, and `onEnd` after the last one, with the error
    /// if the sequence has failed. Cancellation does not call `onEnd`: see ``follow(_:_:)``.
    @discardableResult
    public func follow<Source: AsyncSequence>(
        _ sequence: Source, _ work: @escaping @MainActor (Self, Source.Element) async -> Void,
        onEnd: @escaping @MainActor (Self, Source.Failure?) async -> Void
    ) -> Task<Void, Never> {
        let connection = Connection.of(self)
        let tasks = connection.screenTasks
        let task = Task.immediate { [weak self] in
            tasks.noteSequences(1)
            defer { tasks.noteSequences(-1) }
            var failure: Source.Failure?
            do throws(Source.Failure) {
                var iterator = sequence.makeAsyncIterator()
                while let element = try await iterator.next(isolation: MainActor.shared) {
                    if Task.isCancelled {
                        // A sequence that had this element ready may not know yet.
                        _ = try await iterator.next(isolation: MainActor.shared)
                    }
                    guard !Task.isCancelled, let self else { return }
                    await finish { await work($0, element) }
                }
            } catch {
                failure = error
            }
            guard !Task.isCancelled, let self else { return }
            await finish { await onEnd($0, failure) }
        }
        connection.keep(AnyCancellable { task.cancel() })
        return task
    }

    /// The last element of `sequence`: `first` until one arrives, and the value from `onFailure`
    /// after an error. Keeps its value after the end, or when this object leaves:
    /// `bind(view.price, latest(of: feed.prices, first: 0, onFailure: { _ in -1 }))`.
    ///
    /// It begins at once: see ``follow(_:_:)``.
    public func latest<Source: AsyncSequence>(
        of sequence: Source, first: Source.Element,
        onFailure: @escaping @MainActor (Source.Failure) -> Source.Element
    ) -> Derived<Source.Element> {
        let last = Observable(first)
        follow(sequence) { _, element in
            last.value = element
        } onEnd: { _, failure in
            if let failure { last.value = onFailure(failure) }
        }
        return last.map { $0 }
    }

    /// The last element of `sequence`, and `first` until one arrives:
    /// `bind(\.price.text, latest(of: feed.prices, first: ""))`. Keeps its value after the end, or
    /// when this object leaves.
    ///
    /// It begins at once: see ``follow(_:_:)``.
    public func latest<Source: AsyncSequence>(
        of sequence: Source, first: Source.Element
    ) -> Derived<Source.Element> where Source.Failure == Never {
        latest(of: sequence, first: first) { (failure: Never) -> Source.Element in }
    }

    /// Runs `work` to its end, and cancels it with this task, or when this object leaves.
    private func finish(_ work: @escaping @MainActor (Self) async -> Void) async {
        let task = Connection.of(self).begin { await work(self) }
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
