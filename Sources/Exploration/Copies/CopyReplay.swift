import WaylineSystem

/// Takes the steps of a script in a copy of this process.
@MainActor
struct CopyReplay {
    /// The way in which the copy ends.
    enum End {
        /// The process ends before its last step has.
        case crash

        /// A step uses the processor for too long.
        case work

        /// A step lets the process sleep for too long.
        case rest

        /// The last step has ended.
        case lastStep

        /// True if a step does not end.
        var isEndless: Bool { self == .work || self == .rest }
    }

    /// The milliseconds between two looks for the end of a copy.
    private static let pause: UInt32 = 1

    /// The watch is asked after so many of them: every ten milliseconds.
    private static let looks = 10

    let files: CopyFiles
    var watch: ProgressWatch

    /// True if the steps need several threads.
    var usesThreads: Bool

    /// Takes the steps. Nil if this process was asked to end meanwhile.
    func end(of steps: [[String]], for job: SearchCopy.Job = .replay) throws -> End? {
        Platform.empty(files.journal)
        let script = steps.joined().map { $0 + "\n" }.joined()
        guard Platform.writeAll(script, to: files.journal) else { return nil }
        var length = script.utf8.count
        let process = try files.startCopy(for: job, usesThreads: usesThreads)
        var (watch, look, end) = (watch, 0, nil as End?)
        while Platform.endRequest == nil, end == nil {
            if Platform.hasEnded(process) { return try files.hasNews ? .lastStep : .crash }
            Platform.sleep(milliseconds: Self.pause)
            look += 1
            guard look % Self.looks == 0 else { continue }
            // The copy adds a byte after each step.
            let taken = try Platform.readFile(files.journal, from: length, limit: .max).count
            length += taken
            if taken > 0 { watch.noteProgress() }
            guard let halt = watch.halt(of: process) else { continue }
            end = halt == .work ? .work : .rest
        }
        Platform.stop(process)
        return end
    }
}
