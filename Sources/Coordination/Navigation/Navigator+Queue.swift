extension Navigator {
    /// Does `job` at once, and then all that it leads to; where a run is under way, when its turn comes.
    func submit(_ job: Job) -> Attempt {
        if queue.hasEnded { return Attempt(.superseded) }
        if queue.isRunning { return enqueue(job) }
        queue.isRunning = true
        let attempt = run(job)
        runQueue()
        return attempt
    }

    private func enqueue(_ job: Job) -> Attempt {
        if queue.count >= settings.runLimit { return Attempt(.refused(runaway)) }
        var job = job
        let pending = job.pending ?? PendingOutcome()
        job.pending = pending
        queue.append(job)
        return Attempt(pending)
    }

    /// Does what waits, until nothing does or there is no end to it.
    func runQueue() {
        while let job = queue.takeFirst() {
            if let outcome = job.pending?.outcome {
                log(Errand(of: job, begin: eventLog.beginning), outcome)
            } else if queue.count < settings.runLimit {
                _ = run(job)
            } else {
                refuse(job)
            }
        }
        queue.reset()
        queue.isRunning = false
        watchForLeaks()
    }

    private func run(_ job: Job) -> Attempt {
        queue.note(job.request.route, limit: settings.runLimit)
        switch job.request {
        case .verdict(let verdict, let suspension): return resume(suspension, with: verdict)
        case .resume(let errand): return proceed(errand)
        case .route, .topRoute, .transition, .followUp, .answer, .plain, .link, .travel, .restore:
            let errand = Errand(of: job, begin: eventLog.beginning)
            do throws(RoutingError) {
                guard try decide(job, errand) else { return settle(errand, .superseded) }
            } catch {
                // Impossible: who asked for it is told, and nothing else happens.
                job.pending?.settle(.refused(error))
                return Attempt(.refused(error))
            }
            return proceed(errand)
        }
    }

    private func refuse(_ job: Job) {
        _ = settle(Errand(of: job, begin: eventLog.beginning), .refused(runaway))
    }

    private var runaway: RoutingError {
        .runaway(queue.trail, limit: settings.runLimit)
    }
}
