extension KnownTypes {
    /// What is public in Binding.
    static let binding = KnownTypes(
        of: "Binding",
        """
        AnyCancellable AnyEmitter AnyPublisher AnyScheduler AnySubscriber AsyncPublisher
        AsyncThrowingPublisher BindingSite Cancellable CombineIdentifier ConnectablePublisher
        CurrentValueSubject CustomCombineIdentifierConvertible CycleReport Deferred Derived Emitter
        Empty Fail Future ImmediateScheduler Just MainScheduler Observable ObservableObject
        ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Record Scheduler
        SchedulerTime SchedulerTimeIntervalConvertible Signal Subject Subscriber Subscribers
        Subscription Subscriptions TestScheduler TopLevelDecoder TopLevelEncoder ValueSource
        """)

    /// What is public in Coordination.
    static let coordination = KnownTypes(
        of: "Coordination",
        """
        Alert Attempt Cause ChildFlow Coordinator Cut Destination DraftKeeping Entry Flow
        FlowBuilder FlowElement FlowLevel FlowResult FlowShape FlowState FrontEnd JSONError Leak
        Link LinkCaptureType LinkError LinkMatchError LinkPattern LinkPatternError LinkRule
        LinkTable LinkTableError ListedScreen NavigationEvent NavigationHistory NavigationState
        Navigator NavigatorSettings NoOutput NoRouter Outcome PersistentStack Question QuestionError
        Restoration RouteDecodingError RouteEncodingError RouteID RouteParameters
        RouteParametersError RouteValue Router RoutingError Scene Screen ScreenRoute Secret Snapshot
        SnapshotError TabState Transition UserIntent Verdict Way
        """)

    /// What is public in TextMenu.
    static let textMenu = KnownTypes(
        of: "TextMenu",
        """
        AnyChoice AnyList Button Choice Console Container Control ControlEvent ControlKind Echo
        FlowDriver FlowDriverError FullScreen Label List Page Picture PlainFrontEnd ProgressBar Section
        SecureField Spinner StandardStreams Table TerminalError TextField Toggle View ViewScreen
        Wording
        """)
}
