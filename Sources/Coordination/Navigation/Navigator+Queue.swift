import Binding

extension Navigator {
    /// Runs `errand` at once, and then all that it leads to; where a run is under way, when its turn
    /// comes.
    func submit(_ errand: Errand) -> Attempt {
        switch phase {
        case .ending, .ended: return Attempt(.superseded)
        case .running: return enqueue(errand)
        case .idle:
            phase = .running
            let attempt = run(errand)
            finishRun()
            return attempt
        }
    }

    /// Does `body`, and then all that it leads to.
    func run(_ body: () -> Void) {
        guard phase == .idle else { return body() }
        phase = .running
        body()
        finishRun()
    }

    private func enqueue(_ errand: Errand) -> Attempt {
        if trace.count >= settings.runLimit { return Attempt(.refused(runaway)) }
        queue.append(errand)
        let pending = errand.await(with: stragglers)
        pending.waitForTurn()
        return Attempt(pending)
    }

    /// Does what waits, until nothing does or there is no end to it.
    func finishRun() {
        if !queue.isEmpty { runQueue() }
        trace = RunTrace()
        let isLast = phase == .ending
        phase = isLast ? .ended : .idle
        if isLast { leaveAll() }
        watchForLeaks()
    }

    private func runQueue() {
        while let errand = queue.takeFirst() {
            if let outcome = errand.pending?.outcome {
                log(errand, outcome)
            } else if phase == .ending {
                _ = settle(errand, .superseded)
            } else if trace.count < settings.runLimit {
                errand.pending?.onCancel = nil
                _ = run(errand)
            } else {
                _ = settle(errand, .refused(runaway))
            }
        }
    }

    private func run(_ errand: Errand) -> Attempt {
        trace.note(errand.wish, limit: settings.runLimit)
        if let answer = errand.answer { return heed(answer, errand) }
        if errand.goal != nil { return resume(errand) }
        errand.begin = eventLog.beginning
        do throws(RoutingError) {
            guard try decide(errand) else { return settle(errand, .superseded) }
        } catch {
            return refuse(errand, error)
        }
        return proceed(errand)
    }

    /// The errand is impossible: that is told, and nothing else happens.
    func refuse(_ errand: Errand, _ error: RoutingError) -> Attempt {
        errand.pending?.settle(.refused(error))
        faults.send(error)
        return Attempt(.refused(error))
    }

    private var runaway: RoutingError {
        .runaway(trace.routes, limit: settings.runLimit)
    }
}
