/// The types of a module with which generated types may clash.
package struct KnownTypes: Sendable {
    /// The name of the module, for messages.
    package let module: String
    package let names: Set<Substring>

    init(of module: String, _ names: String) {
        self.module = module
        self.names = Set(names.split { $0 == " " || $0 == "\n" })
    }

    package static let all = [
        swift, concurrency, strings, binding, streams, routing, coordination, textMenu, foundation,
        tests, list,
    ]

    /// The types that every package with generated screens has.
    static let list = KnownTypes(of: "the list of screens", "ScreenList Listed")

    /// The modules that generated files import, or are built with.
    static let modules: Set<String> = [
        "Binding", "CDispatch", "Coordination", "Dispatch", "Foundation", "FoundationEssentials",
        "Glibc", "Swift", "SwiftOnoneSupport", "SwiftShims", "Testing", "TextMenu", "Wayline",
        "WaylineRouting", "WaylineStreams", "XCTest",
    ]

    /// Returns the module that has a type of this name.
    static func module(with name: String) -> String? {
        all.first { $0.names.contains(Substring(name)) }?.module
    }
}

extension KnownTypes {
    /// The standard library.
    static let swift = KnownTypes(
        of: "Swift",
        """
        AdditiveArithmetic AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
        AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnySequence Array
        ArrayLiteralConvertible ArraySlice BidirectionalCollection BidirectionalIndexable
        BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool
        BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble
        CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar
        CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar
        CaseIterable Character ClosedRange ClosedRangeIndex Codable CodingKey CodingKeyRepresentable
        CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable
        ConcurrentValue ContiguousArray Copyable CountableClosedRange CountablePartialRangeFrom
        CountableRange CustomDebugStringConvertible CustomLeafReflectable
        CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
        CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices
        DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary
        DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible
        DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration DurationProtocol
        EmptyCollection EmptyIterator Encodable Encoder EncodingError EnumeratedIterator
        EnumeratedSequence Equatable Error Escapable ExpressibleByArrayLiteral
        ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
        ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
        ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger
        FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
        FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
        FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
        FloatingPointRoundingRule FloatingPointSign Hashable Hasher Identifiable
        ImplicitlyUnwrappedOptional Indexable IndexableBase IndexingIterator InlineArray
        InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible
        IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence JoinedIterator
        JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
        KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection
        LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection
        LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
        LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
        LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
        LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
        LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
        LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol
        LosslessStringConvertible ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath
        MutableBidirectionalSlice MutableCollection MutableIndexable MutableRandomAccessSlice
        MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
        MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Never
        NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional
        OutputRawSpan OutputSpan PartialKeyPath PartialRangeFrom PartialRangeThrough
        PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection
        RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
        RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
        RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan
        ReferenceWritableKeyPath Repeated Result ReversedCollection ReversedIndex
        ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
        SIMDScalar SIMDStorage Sendable SendableMetatype Sequence Set SetAlgebra SetIndex
        SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
        SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough
        StrideThroughIterator StrideTo StrideToIterator Strideable String
        StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
        StringLiteralType StringProtocol Substring SystemRandomNumberGenerator TextOutputStream
        TextOutputStreamable UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span
        UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
        UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType
        UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnsafeBufferPointer
        UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeMutableBufferPointer
        UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
        UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
        UnsafeRawPointer UnsafeSendable UnsignedInteger Void WritableKeyPath Zip2Iterator
        Zip2Sequence
        """)

    /// The types for tasks and actors.
    static let concurrency = KnownTypes(
        of: "Swift",
        """
        Actor AnyActor AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
        AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence
        AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
        AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
        AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
        AsyncThrowingStream CancellationError CheckedContinuation Clock ContinuousClock
        DiscardingTaskGroup Executor ExecutorJob GlobalActor Job JobPriority MainActor
        PartialAsyncTask SerialExecutor SuspendingClock Task TaskExecutor TaskGroup TaskLocal
        TaskPriority ThrowingDiscardingTaskGroup ThrowingTaskGroup UnownedJob UnownedSerialExecutor
        UnownedTaskExecutor UnsafeContinuation UnsafeCurrentTask UnsafeThrowingContinuation
        """)

    /// The types for regular expressions.
    static let strings = KnownTypes(
        of: "Swift",
        """
        AnyRegexOutput CustomConsumingRegexComponent Regex RegexComponent RegexRepetitionBehavior
        RegexSemanticLevel RegexWordBoundaryKind
        """)

    /// Foundation, with FoundationEssentials.
    static let foundation = KnownTypes(
        of: "Foundation",
        """
        AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
        AttributeScopeCodableConfiguration AttributeScopes AttributedString
        AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
        AttributedSubstring BlockOperation Bundle ByteCountFormatter CGFloat CGPoint CGRect
        CGRectEdge CGSize Calendar CharacterSet CocoaError CodableAttributedStringKey
        CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
        ComparisonResult ContiguousBytes CustomNSError Data DataProtocol Date DateComponents
        DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
        DecodableWithConfiguration DecodingConfigurationProviding Dimension
        DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey
        EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter Expression
        FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
        FileProtectionType FormatStyle Formatter Host ISO8601DateFormatter IndexPath IndexSet
        InflectionRule InputStream JSONDecoder JSONEncoder JSONSerialization LengthFormatter Locale
        LocalizedError MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology
        MutableDataProtocol NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString
        NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet NSCoder NSCoding
        NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSCopying NSCountedSet
        NSData NSDate NSDateComponents NSDateInterval NSDecimalNumber NSDecimalNumberBehaviors
        NSDecimalNumberHandler NSDictionary NSEdgeInsets NSEnumerationOptions NSEnumerator NSError
        NSErrorDomain NSExceptionName NSExpression NSIndexPath NSIndexSet NSIndexSetIterator
        NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale
        NSLock NSLocking NSMeasurement NSMutableArray NSMutableAttributedString
        NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
        NSMutableOrderedSet NSMutableSet NSMutableString NSNotification NSNull NSNumber NSObject
        NSObjectProtocol NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray
        NSPointPointer NSPredicate NSRange NSRangePointer NSRect NSRectArray NSRectEdge
        NSRectPointer NSRecursiveLock NSRegularExpression NSSecureCoding NSSet NSSize NSSizeArray
        NSSizePointer NSSortDescriptor NSSortOptions NSString NSTextCheckingKey NSTextCheckingResult
        NSTimeZone NSURL NSURLComponents NSURLQueryItem NSUUID NSValue NSZone Notification
        NotificationCenter NotificationQueue NumberFormatter ObjCBool OperatingSystemVersion
        Operation OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle
        PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage
        Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions Process
        ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
        PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
        ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort
        SortComparator SortOrder StandardPredicateExpression Stream StreamDelegate
        StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
        StreamSocketSecurityLevel StringTransform Thread TimeInterval TimeZone Timer URL
        URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey URLResourceValues
        UUID Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
        UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
        UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
        UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
        UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults
        """)

    /// The types for tests.
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
