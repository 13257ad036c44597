import Binding

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
        let running = connection.handler?.pendingTasks.work
        let task = Task.immediate { [weak self] in
            running?.sequenceCount += 1
            defer { running?.sequenceCount -= 1 }
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
