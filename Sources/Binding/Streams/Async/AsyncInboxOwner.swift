/// Cancels the subscription of an inbox when the last copy of its iterator is gone.
final class AsyncInboxOwner<Input, Failure: Error> {
    let inbox = AsyncInbox<Input, Failure>()

    init<P: Publisher>(of publisher: P) where P.Output == Input, P.Failure == Failure {
        publisher.subscribe(inbox)
    }

    deinit {
        inbox.cancel()
    }
}
