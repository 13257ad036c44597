extension KnownTypes {
    /// What tests are made of.
    static let tests = KnownTypes(
        of: "XCTest",
        """
        PerformanceMeter XCNotificationExpectationHandler XCPredicateExpectationHandler
        XCTNSNotificationExpectation XCTNSPredicateExpectation XCTPerformanceMetric XCTSkip
        XCTWaiter XCTWaiterDelegate XCTest XCTestCase XCTestCaseClosure XCTestCaseEntry
        XCTestCaseRun XCTestError XCTestExpectation XCTestObservation XCTestObservationCenter
        XCTestRun XCTestSuite XCTestSuiteRun XCWaitCompletionHandler
        """)
}
