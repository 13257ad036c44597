extension SchedulerTime.Stride {
    /// The span of `duration` to the nanosecond, at the limit where it is too long.
    public init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .seconds(Int(seconds)) + Self(nanoseconds: attoseconds / 1_000_000_000)
    }
}

extension Duration {
    /// The same span as `stride`.
    public init(_ stride: SchedulerTime.Stride) {
        self = .nanoseconds(stride.nanoseconds)
    }
}
