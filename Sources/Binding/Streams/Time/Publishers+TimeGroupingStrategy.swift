extension Publishers {
    /// When the values that `collect` gathers are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// At the end of each interval, and as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publishers.TimeGroupingStrategy {
    var scheduler: Context {
        switch self {
        case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
        }
    }

    var interval: Context.SchedulerTimeType.Stride {
        switch self {
        case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
        }
    }

    /// The greatest size of a group; nil for any. A group has one value at least.
    var limit: Int? {
        switch self {
        case .byTime: nil
        case .byTimeOrCount(_, _, let count): max(count, 1)
        }
    }
}
